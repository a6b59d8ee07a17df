/**
 * Addresses of workers for pages under Trusted Types, which start none from a plain string. The policy is named `jass-solver`,
 * for pages that list the policies they allow; it is not handed out, so nothing but the build's own workers passes it.
 */

/** What is needed of it here; only some browsers have it, and TypeScript knows none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address as `new Worker` takes it, for which it is a string whatever it is.
 * @throws TypeError when the page allows no policy of this name
 */
export function trustedScriptUrl(address: string): string {
  // Once a page: a second policy of the name is refused.
  policy ??= trustedTypes?.createPolicy('jass-solver', { createScriptURL: (own) => own });
  return (policy?.createScriptURL(address) ?? address) as string;
}
