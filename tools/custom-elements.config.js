/** `npm run build:manifest`: the manifest of the elements for editors and frameworks, made from the comments in their sources. */
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import ts from 'typescript';

const outdir = 'dist';
const ELEMENTS = ['jass-solver', 'game/jass-game', 'adviser/jass-adviser', 'study/jass-study'].map(
  (path) => `src/widget/elements/${path}.ts`,
);

/**
 * Adds to each property the words that its type stands for (`parsedType`), and to each attribute those that it can be written with, which
 * editors suggest.
 */
const words = {
  name: 'words',
  packageLinkPhase({ customElementsManifest }) {
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
    const program = ts.createProgram(ELEMENTS, ts.parseJsonConfigFileContent(config, ts.sys, '.').options);
    const checker = program.getTypeChecker();
    const declarations = customElementsManifest.modules.flatMap((module) => module.declarations);
    const statements = ELEMENTS.flatMap((element) => program.getSourceFile(element).statements);
    for (const statement of statements.filter(ts.isClassDeclaration)) {
      const { members = [], attributes = [] } = declarations.find(({ name }) => name === statement.name.text);
      for (const property of statement.members.filter(ts.isPropertyDeclaration)) {
        const name = property.name.getText();
        const kinds = kindsOf(checker.getTypeAtLocation(property), checker);
        const literals = kinds.filter((kind) => kind.startsWith("'"));
        const member = members.find((of) => of.name === name);
        if (member && literals.length > 0) member.parsedType = { text: kinds.join(' | ') };
        const attribute = attributes.find((of) => of.fieldName === name);
        if (attribute) attribute.parsedType = { text: textOf(kinds, literals) };
      }
    }
  },
};

/** The members of a union: literals as they are written, `string` for a text with suggestions (`string & {}`), null at the end. */
function kindsOf(type, checker) {
  const kindOf = (one) =>
    one.isStringLiteral() ? `'${one.value}'` : one.isIntersection() ? 'string' : checker.typeToString(one);
  const kinds = [...new Set((type.isUnion() ? type.types : [type]).map(kindOf))];
  return [...kinds.filter((kind) => kind !== 'null'), ...kinds.filter((kind) => kind === 'null')];
}

/** The type of an attribute, which is text: its words, and any text if the property takes more than words. */
function textOf(kinds, literals) {
  if (kinds.includes('false')) return 'boolean';
  if (kinds.includes('number') && !kinds.includes('string')) return 'number';
  const isOpen = literals.length === 0 || kinds.includes('string');
  return [...literals, ...(isOpen ? ['string'] : [])].join(' | ');
}

/** Keeps the public members, which are those with a description, and names for each element its module in the package. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      // The analyzer also takes the variable of an event's detail for one of the module.
      module.declarations = module.declarations.filter(({ tagName }) => tagName);
      for (const declaration of module.declarations) {
        declaration.members = declaration.members?.filter(
          ({ privacy, description }) => privacy !== 'private' && description,
        );
      }
    }
    const text = JSON.stringify(customElementsManifest).replace(
      /"\/?src\/[\w/-]+\/jass-(\w+)\.ts"/g,
      (_, name) => `"dist/element/${name === 'solver' ? 'index' : name}.js"`,
    );
    Object.assign(customElementsManifest, JSON.parse(text));
  },
};

export default {
  globs: ELEMENTS,
  outdir,
  litelement: true,
  plugins: [
    published,
    words,
    customElementVsCodePlugin({ outdir, typesSrc: 'parsedType' }),
    customElementJetBrainsPlugin({ outdir, packageJson: false, typesSrc: 'parsedType' }),
  ],
};
