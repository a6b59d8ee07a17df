/**
 * Writes the licences of the packages in a bundle to one file beside it. The packages ask for that; as comments in the code the
 * licences would cost every page half a kilobyte.
 */
import type { Plugin } from 'rollup';
import license from 'rollup-plugin-license';
import { atRoot } from './paths.ts';

/** @param file to write, from the project's folder. The build fails for a package without a licence text. */
export const notices = (file: string): Plugin =>
  license({
    thirdParty: {
      allow: { test: ({ licenseText }) => Boolean(licenseText), failOnUnlicensed: true, failOnViolation: true },
      output: {
        file: atRoot(file),
        template: (packages) =>
          packages
            .map(({ name, version, licenseText }) => `${name} ${version}\n\n${licenseText?.trim()}\n`)
            .sort()
            .join('\n\n'),
      },
    },
  });
