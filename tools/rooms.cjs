/** Which room of src/ may import which, and which layer of src/widget (docs/architecture.md). oxlint checks it in the editor; dependency-cruiser also follows `import()`. */

/** In the order of the data: a room may import those before it, types included. */
const ROOMS = ['game', 'languages', 'notation', 'solver', 'analysis', 'engine', 'widget', 'cli'];

/** The rooms that a room may import, beside itself: those before it, but the command knows no page and nothing knows the command. */
const mayImport = (room) => ROOMS.slice(0, ROOMS.indexOf(room)).filter((other) => other !== 'widget');

/** The rooms that a room may not import. */
const mayNotImport = (room) => ROOMS.filter((other) => other !== room && !mayImport(room).includes(other));

/** The layers of src/widget, in the order of the data: each imports only those before it, and kit knows no game. */
const LAYERS = ['kit', 'state', 'text', 'views', 'features', 'elements'];

/** The layers that a layer may not import. */
const layersAfter = (layer) => LAYERS.slice(LAYERS.indexOf(layer) + 1);

module.exports = { ROOMS, mayImport, mayNotImport, LAYERS, layersAfter };
