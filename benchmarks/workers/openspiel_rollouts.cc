// OpenSpiel's own random rollouts from a game's first position, deal included. Its Python package has the code but no
// door to it: MCTSBot reaches it only from positions after the deal. All that is measured is compiled in the package.
#include "open_spiel/algorithms/mcts.h"
#include "open_spiel/spiel.h"

extern "C" double rollouts(const char* name, int games, int seed) {
  auto game = open_spiel::LoadGame(name);
  open_spiel::algorithms::RandomRolloutEvaluator evaluator(games, seed);
  return evaluator.Evaluate(*game->NewInitialState())[0];
}
