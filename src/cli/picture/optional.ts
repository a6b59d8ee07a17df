/** The packages that only pictures need. Who uses the element or the library may leave them out. */

/** Runs something that needs them. @throws Error in words, if they are not installed */
export async function optional<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      'Pictures need packages that this installation has left out: run npm install @resvg/resvg-wasm @expo-google-fonts/arimo gifenc',
      { cause: error },
    );
  }
}
