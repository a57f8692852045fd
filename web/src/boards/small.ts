/** A window that is too narrow or too low for whole cards on the board: chips, as on a phone. As `.stacked` of app.css has it. */
import { MediaQuery } from "svelte/reactivity";

export const smallWindow = (): MediaQuery => new MediaQuery("(max-width: 759px), (max-height: 599px)");
