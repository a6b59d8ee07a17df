/** For dependency-cruiser in `npm run check`: no module imports itself by way of others, and each room of src/ only those before it; types and `import()` counted. */
const { ROOMS, mayNotImport } = require('./tools/rooms.cjs');

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...ROOMS.map((room) => ({
      name: `imports-of-${room}`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: `^src/(${mayNotImport(room).join('|')})/` },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
