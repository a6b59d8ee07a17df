/**
 * The block “Jass deal” in the editor: the element shows the deal, and its own editor changes it. What is saved is the tag with the text of the deal
 * in it, which stays readable without scripts and without this plugin.
 */
(function ({ blocks, blockEditor, components, element, i18n, apiFetch }, { core, attributes: known }) {
  const { createElement: el, useEffect, useRef, useState } = element;
  const { useBlockProps, InspectorControls, BlockControls } = blockEditor;
  const { __ } = i18n;

  /** The properties of a `change` event that are attributes of the tag. */
  const ATTRIBUTES = new Set(known);
  const SUITS = ['♠', '♥', '♦', '♣'];
  const SEATS = {
    N: __('North', 'jass-solver'),
    E: __('East', 'jass-solver'),
    S: __('South', 'jass-solver'),
    W: __('West', 'jass-solver'),
  };

  /** The hands of a deal in the notation, a line for each. */
  function handsOf(deal) {
    const match = /^([NESW]):(.*)$/.exec(deal ?? '');
    if (!match) return '';
    const seats = 'NESW';
    return match[2]
      .trim()
      .split(/\s+/)
      .map((hand, i) => {
        const seat = seats[(seats.indexOf(match[1]) + i) % 4];
        const suits = hand
          .split('.')
          .flatMap((ranks, s) => (ranks && ranks !== '-' ? [`${SUITS[s]} ${[...ranks].join(' ')}`] : []));
        return `${SEATS[seat]}: ${suits.join('  ')}`;
      })
      .join('\n');
  }

  /** The attributes that an event of the element changes, as text. */
  function changed(fields, detail) {
    const next = { ...fields };
    for (const [name, value] of Object.entries(detail)) {
      if (!ATTRIBUTES.has(name)) continue;
      const text = Array.isArray(value)
        ? value.join(' ')
        : typeof value === 'object' && value !== null
          ? JSON.stringify(value)
          : value;
      if (text === null || text === undefined || text === '' || text === false) delete next[name];
      else next[name] = String(text);
    }
    return next;
  }

  function tagOf({ fields, text, picture }) {
    const image = picture.url
      ? el('img', { src: picture.url, alt: picture.alt, width: picture.width, height: picture.height })
      : null;
    return el('jass-solver', fields, image, el('pre', null, text));
  }

  /** Draws the deal as PNG and puts it into the media library. */
  async function uploadPicture({ fields, text }) {
    const { drawDeal, readText } = await import(core);
    const stated = fields.deal ? fields : { ...readText(text), ...fields };
    // The rest says how the text was read, and how the deal is shown.
    const asked = [
      'variant',
      'contract',
      'leader',
      'declarer',
      'dealer',
      'turned',
      'level',
      'doubled',
      'deal',
      'plays',
      'payoff',
      'presets',
      'rules',
      'cards',
    ];
    const request = Object.fromEntries(asked.filter((name) => name in stated).map((name) => [name, stated[name]]));
    const svg = drawDeal(request);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const canvas = Object.assign(document.createElement('canvas'), { width: 2 * width, height: 2 * height });
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    const body = new FormData();
    body.append('file', png, 'deal.png');
    const { source_url: url } = await apiFetch({ path: '/wp/v2/media', method: 'POST', body });
    return { url, alt: handsOf(request.deal).replaceAll('\n', '. '), width, height };
  }

  function Deal({ attributes, setAttributes }) {
    const { fields, text, picture } = attributes;
    const [pasted, setPasted] = useState(null);
    const [fault, setFault] = useState('');
    const frame = useRef(null);
    const isEmpty = text === '' && !fields.deal;
    useEffect(() => {
      const onChange = ({ detail }) => {
        const next = changed(fields, detail);
        setAttributes({ fields: next, ...(next.deal && { text: handsOf(next.deal) }), picture: {} });
      };
      const { current } = frame;
      current?.addEventListener('change', onChange);
      return () => current?.removeEventListener('change', onChange);
    });
    const take = () => {
      setAttributes({ text: pasted.trim(), fields: {}, picture: {} });
      setPasted(null);
    };
    const paste = el(
      components.Placeholder,
      { label: __('Jass deal', 'jass-solver'), icon: 'games', className: 'jass-solver-paste' },
      el(components.TextareaControl, {
        label: __('Paste the hands, a record, a link or a tag', 'jass-solver'),
        value: pasted ?? '',
        rows: 8,
        onChange: setPasted,
      }),
      el(
        components.Button,
        { variant: 'primary', disabled: !pasted?.trim(), onClick: take },
        __('Show the deal', 'jass-solver'),
      ),
      isEmpty ? null : el(components.Button, { onClick: () => setPasted(null) }, __('Cancel', 'jass-solver')),
    );
    const makePicture = () =>
      uploadPicture(attributes).then(
        (made) => setAttributes({ picture: made }),
        (error) => setFault(error.message),
      );
    const controls = [
      el(
        BlockControls,
        { key: 'bar' },
        el(
          components.ToolbarGroup,
          null,
          el(components.ToolbarButton, { onClick: () => setPasted(text) }, __('Paste another', 'jass-solver')),
        ),
      ),
      el(
        InspectorControls,
        { key: 'panel' },
        el(
          components.PanelBody,
          { title: __('Feeds and mails', 'jass-solver') },
          el(
            'p',
            null,
            __(
              'Feeds and mails run no scripts. They show the hands as text, and a picture if there is one.',
              'jass-solver',
            ),
          ),
          el(
            components.Button,
            { variant: 'secondary', onClick: makePicture },
            picture.url ? __('Draw it again', 'jass-solver') : __('Draw a picture', 'jass-solver'),
          ),
          fault ? el('p', { role: 'alert' }, fault) : null,
        ),
      ),
    ];
    // The element reads its text once, so another text makes another element.
    const shown = el('jass-solver', { ...fields, key: text + fields.deal, editable: '' }, el('pre', null, text));
    return el(
      'div',
      { ...useBlockProps() },
      controls,
      isEmpty || pasted !== null ? paste : el('div', { ref: frame }, shown),
    );
  }

  blocks.registerBlockType('jass-solver/deal', {
    edit: Deal,
    save: ({ attributes }) => el('div', useBlockProps.save(), tagOf(attributes)),
  });
})(window.wp, window.jassSolverPlugin);
