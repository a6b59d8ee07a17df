/** The page about the review of a session: `<jass-game>` with a record of twelve deals between simple players, and how to read it. */
import { session } from '../session/session.ts';
import { fence, page } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

const [GAME, DEALS, SEED] = ['schieber', 12, 5] as const;

export function sessionPage(): Pages {
  const record = session(GAME, DEALS, SEED).map(({ plays, ...deal }) => ({ ...deal, plays: plays.join(' ') }));
  const text = page(
    {
      title: 'The review of a session',
      description: 'A record of many deals as a report: what the deals were worth, what calls and plays won or lost',
    },
    [
      '# The review of a session',
      'After a session everybody knows the score, and nobody knows why. `<jass-game>` takes the record of all deals and shows what the deals were worth to each side, what the calls cost, and what each player’s cards cost: by error, or by bad luck.',
      `Below are ${DEALS} deals of Schieber. No people played them: the record was made by simple players of this project, from seed ${SEED}. They know the rules and a few habits, but count no cards. Your browser reviews the deals now, one after another, and then judges the plays, the costliest first. The chart has the lead after each deal, as played and with best play; a tick in a bar is best play too. Click a deal for its errors (▼), its bad luck (●) and its lucky plays (▽); a dashed ring is a play not judged yet. Each of them opens the board at its position, with the explanation. “Train” makes an [exercise](./reader.md#find-the-better-cards) of each error, of one player or of all, the costliest first.`,
      "<script setup>\nimport { onMounted } from 'vue';\nimport { withBase } from 'vitepress';\nonMounted(() => import(/* @vite-ignore */ new URL(withBase('/element/jass-game.js'), location.href).href));\n</script>",
      `<jass-game lang="en"><pre v-pre>${JSON.stringify(record).replaceAll('<', '&lt;')}</pre></jass-game>`,
      '## How the amounts add up',
      'All values are double dummy: they assume that all four players see all cards and play perfectly. For each side, the result is what the deal was worth, less the cost of its own calls and plays, plus the cost of the others’ calls and plays.',
      '- **What the deal was worth** is the value of the deal after the best call of the player who chose.\n- **A call** costs the difference between the value of the best contract and the value of the contract called, with the same player choosing and leading. In Coiffeur, where each contract is played once, the best contract may already have been used up.\n- **A play** costs what the [review of a record](../docs/review.md) says.',
      'The line below the players begins with best play and ends with the result as played. The sums are exact: nothing is left over. A deal that is not solved within the time limit is part of no sum.',
      '## Errors and bad luck',
      'An error cost something, and another card was better on what its player knew. Bad luck cost something, but no card was better. A lucky play cost nothing, but another card was better. Beside the cost with all hands known stands the mean cost, over deals that fit what the player had seen. [The verdict on a play](../docs/review.md#the-verdict-on-a-play-error-or-bad-luck) has the method.',
      '## On your own page',
      fence(
        'html',
        `<script type="module" src="/jass-solver/jass-game.js"></script>\n<jass-game>\n${record
          .slice(0, 2)
          .map((deal) => JSON.stringify(deal))
          .join('\n')}\n</jass-game>`,
      ),
      "`jass-game.js` is beside `jass-solver.js` in the folder, and loads it by itself. With a bundler, write `import 'jass-solver/game'`. The text is read as [pasted records](./notation.md) are. Without a record, the element asks the reader for one, to paste or to drop; several files are read as one game, in the order of their names.",
      '| attribute | meaning |\n| --- | --- |\n| `record` | the record, in place of the text between the tags |\n| `variant` | the game, such as `schieber`, if the record does not name it |\n| `payoff` | `points`, `total` or `score`; the one that the players of the game count, by default |\n| `deck` | the cards: `french`, `french4` or `swiss` |\n| `index` | the language of the letters on the cards, by default that of the page |',
      'The event `result` has the whole review, once all deals are solved and once more when all plays are judged; `error` has a message. An element that is taken out of the page stops, and goes on where it was when it is back.',
      '## In a terminal, and as files',
      'The command is not on npm yet; [In a terminal](./terminal.md) says how to get it.',
      fence(
        'sh',
        'jass-solver review-game session.json                       # a report\njass-solver review-game session.json --verdict --format html > session.html\njass-solver review-game monday.json tuesday.txt --format csv > sessions.csv',
      ),
      'The HTML file needs no network and no script. The element saves the same three files. In a program, `reviewGame` of `jass-solver/node` returns the review as data.',
    ],
  );
  return { 'guide/session.md': text };
}
