/**
 * Loads the script of each element that a page has. The hook also brings what a preview shows later. The scripts are modules of their own, outside of
 * ResourceLoader, because they load their later parts from beside them.
 */
mw.hook('wikipage.content').add(($content) => {
  for (const tag of ['jass-solver', 'jass-game', 'jass-adviser', 'jass-study']) {
    if ($content.find(tag).length === 0) continue;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${mw.config.get('wgExtensionAssetsPath')}/JassSolver/resources/${tag}.js`;
    // A browser runs a module once, however often a page asks for it.
    document.head.append(script);
  }
});
