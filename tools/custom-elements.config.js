/** `npm run build:manifest`: what editors and frameworks read about the element, all of it from the comments in its source. */
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const outdir = 'dist';

/** Keeps the public members, which are those with a description, and names modules as the package does. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations) {
        declaration.members = declaration.members?.filter(
          ({ privacy, description }) => privacy !== 'private' && description,
        );
      }
    }
    const text = JSON.stringify(customElementsManifest).replace(/"\/?src\/([\w/-]+)\.ts"/g, '"dist/$1.js"');
    Object.assign(customElementsManifest, JSON.parse(text));
  },
};

export default {
  globs: ['src/widget/element/jass-solver.ts'],
  outdir,
  litelement: true,
  plugins: [
    published,
    customElementVsCodePlugin({ outdir }),
    customElementJetBrainsPlugin({ outdir, packageJson: false }),
  ],
};
