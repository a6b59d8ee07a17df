/**
 * Addresses of workers for pages under Trusted Types, which start no worker from a plain string. Pages that list their allowed policies
 * name this one `jass-solver`. It is not exported, so it applies only to the build's own workers.
 */

/** The part used here. Only some browsers have it, and TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address as `new Worker` takes it, typed as a string.
 * @throws TypeError if the page does not allow a policy of this name
 */
export function trustedScriptUrl(address: string): string {
  // Once per page: a second policy of the same name is refused.
  policy ??= trustedTypes?.createPolicy('jass-solver', { createScriptURL: (own) => own });
  return (policy?.createScriptURL(address) ?? address) as string;
}
