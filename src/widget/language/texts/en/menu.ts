/** The menu of the element. */
export const english = {
  title: 'More',
  payoff: 'Count',
  hands: 'Hands',
  tiles: 'tiles',
  cards: 'cards',
  diagram: 'diagram',
  deck: 'Deck',
  french: '2 colours',
  french4: '4 colours',
  swiss: 'Swiss',
  language: 'Language',
  values: 'Values',
  shown: 'shown',
  hidden: 'hidden',
  keys: 'All keys',
} as const;
