/** Which module of src/ may import which, and which layer of src/widget (docs/architecture.md). oxlint checks it in the editor; dependency-cruiser also follows `import()`. */

/** In the order of the data: a module may import those before it, types included. */
const MODULES = ['game', 'languages', 'notation', 'solver', 'analysis', 'engine', 'widget', 'cli'];

/** The modules that a module may import, beside itself: those before it, but the command knows no page and nothing knows the command. */
const mayImport = (module) => MODULES.slice(0, MODULES.indexOf(module)).filter((other) => other !== 'widget');

/** The modules that a module may not import. */
const mayNotImport = (module) => MODULES.filter((other) => other !== module && !mayImport(module).includes(other));

/** The layers of src/widget, in the order of the data: each imports only those before it, and kit knows no game. */
const LAYERS = ['kit', 'state', 'text', 'views', 'features', 'elements'];

/** The layers that a layer may not import. */
const layersAfter = (layer) => LAYERS.slice(LAYERS.indexOf(layer) + 1);

module.exports = { MODULES, mayImport, mayNotImport, LAYERS, layersAfter };
