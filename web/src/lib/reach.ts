/** By which address others find this server. */
import { api } from "./api";

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address is good on this machine only. */
export const isLocal = (host: string): boolean => OWN.test(host) || host.endsWith(".localhost");

/** The beginning of links for others; null if nobody else can reach this server. */
export async function reach(): Promise<string | null> {
  if (!isLocal(location.hostname)) return location.origin;
  const { address } = await api.reach().catch(() => ({ address: "" }));
  return address.replace(/\/$/, "") || null;
}
