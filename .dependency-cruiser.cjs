/** For dependency-cruiser in `npm run check`: no module imports itself by way of others (also in assembly/), and each module of src/ and each layer of src/widget only those before it; types and `import()` counted. */
const { LAYERS, MODULES, layersAfter, mayNotImport } = require('./tools/modules.cjs');

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...MODULES.map((module) => ({
      name: `imports-of-${module}`,
      severity: 'error',
      from: { path: `^src/${module}/` },
      to: { path: `^src/(${mayNotImport(module).join('|')})/` },
    })),
    ...LAYERS.slice(0, -1).map((layer) => ({
      name: `imports-of-widget-${layer}`,
      severity: 'error',
      from: { path: `^src/widget/${layer}/` },
      to: { path: `^src/widget/(${layersAfter(layer).join('|')})/` },
    })),
    {
      name: 'kit-knows-no-game',
      severity: 'error',
      from: { path: '^src/widget/kit/' },
      to: { path: '^src/(?!widget/kit/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
