/** Seats and contracts as people write them. */
import { describe, expect, it } from 'vitest';
import { CONTRACTS, SEATS } from '../../src/game/cards.ts';
import { readContract, readSeat } from '../../src/notation/names.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { errorOf } from './errors.ts';

describe('readContract', () => {
  it.each([
    ['♦', 'D'],
    ['♦\uFE0F', 'D'],
    ['diamonds', 'D'],
    ['Diamond', 'D'],
    ['ruiten', 'D'],
    ['carreau', 'D'],
    ['Karo', 'D'],
    ['Schellen', 'D'],
    ['grelots', 'D'],
    [' Schilten ', 'S'],
    ['CŒUR', 'H'],
    ['klaveren', 'C'],
    ['Eicheln', 'C'],
    ['Rosen', 'H'],
    ['Herz Trumpf', 'H'],
    ['atout pique', 'S'],
    ['Undenufe', 'unenufe'],
    ['Tout de haut', 'obenabe'],
    ['alltrumps', 'alltrumps'],
    ['notrumps', 'notrumps'],
    ['slalom-obenabe', 'slalom-obenabe'],
    ['slalom-unenufe', 'slalom-unenufe'],
    ['guschti-obenabe', 'guschti-obenabe'],
    ['guschti-unenufe', 'guschti-unenufe'],
    ['Slalom, first Obenabe', 'slalom-obenabe'],
  ])('reads %j as %s', (text, contract) => {
    expect(readContract(text)).toBe(contract);
  });

  it.each(CONTRACTS)('reads the name %s of the notation', (contract) => {
    expect(readContract(contract)).toBe(contract);
  });

  it.each([
    ['slalom', /^contract: "slalom" can mean slalom-obenabe or slalom-unenufe; write one of them\.$/],
    ['d'.repeat(1e6), /is not a contract/],
    ['hearst', /^contract: "hearst" is not known; did you mean "hearts"\?$/],
    ['Schelen', /^contract: "Schelen" is not known; did you mean "schellen"\?$/],
    ['obenaabe', /did you mean "obenabe"\?$/],
    ['guschti-obnabe', /did you mean "guschti-obenabe"\?$/],
    ['diam', /is not a contract; write S, H, D or C/],
    ['', /is not a contract/],
    ['__proto__', /is not a contract/],
  ])('refuses %.9j', (text, message) => {
    expect(errorOf(() => readContract(text))).toMatchObject({ code: 'bad-contract', field: 'contract' });
    expect(errorOf(() => readContract(text)).message).toMatch(message);
  });
});

describe('readSeat', () => {
  it.each([
    ['East', 'E'],
    ['e', 'E'],
    ['Ost', 'E'],
    ['oost', 'E'],
    ['est', 'E'],
    ['Süd', 'S'],
    ['Sued', 'S'],
    ['Z', 'S'],
    ['NORD', 'N'],
    ['ouest', 'W'],
  ])('reads %j as %s', (text, seat) => {
    expect(readSeat(text, 'leader')).toBe(seat);
  });

  it.each(SEATS)('reads the letter %s of the notation', (seat) => {
    expect(readSeat(seat, 'leader')).toBe(seat);
  });

  it.each([
    ['O', /^leader: "O" can mean E or W; write one of them\.$/],
    ['Nroth', /^leader: "Nroth" is not known; did you mean "north"\?$/],
    ['wets', /did you mean "west"\?$/],
    ['constructor', /is not a seat; write N, E, S or W/],
    ['upstairs', /is not a seat/],
  ])('refuses %j', (text, message) => {
    expect(errorOf(() => readSeat(text, 'leader'))).toMatchObject({ code: 'bad-request', field: 'leader' });
    expect(errorOf(() => readSeat(text, 'leader')).message).toMatch(message);
  });
});

it('a request takes words, and its values are in letters', () => {
  const request = { variant: 'schieber', deal: 'N:A... K... Q... J...', contract: 'Schellen', leader: 'Ost' };
  expect(parseRequest({ ...request, declarer: 'ouest' })).toMatchObject({ contract: 'D', leader: 'E', declarer: 'W' });
  expect(parseRequest({ ...request, leader: undefined, dealer: 'Süd' })).toMatchObject({ dealer: 'S', leader: 'E' });
});
