/** What to play from one hand, as a reader sees, hears and uses it. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { elementOf, embed, hear } from './element-page.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();

/** Three tricks are left, so that all deals that fit are soon solved. */
const HAND = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  seat: 'S',
  hand: '8.T86.QJ6.J9',
  plays: 'H7 HQ H8 HA D8 D7 DA H6 DJ DT H9 D9 HK CK HT CT S6 ST S8 SJ C7 HJ C8 C9 S9 S7',
};
const headline = (element: Locator): Promise<string> => element.locator('[part=headline]').innerText();
const isDone = (element: Locator): Promise<void> => element.locator('.phase.exact').waitFor({ state: 'attached' });

describe('an element with one hand', () => {
  it.each(thoroughly(['desk', 1100], ['tablet', 720], ['phone', 320]))(
    'advises a card, and shows deals that fit: %s',
    async (_, width) => {
      const page = await embed(pages, [HAND], { width });
      const element = elementOf(page);
      await isDone(element);
      expect(await headline(element)).toMatch(/^(Lead|Play|\d cards)/);
      // Of the other hands there are only backs.
      const cards = element.locator('[part=hand] [data-card], [part~=hand] [part~=card]');
      expect(await element.locator('[data-seat=N] [part~=back]').count()).toBeGreaterThan(0);
      expect(await element.locator('.odds tbody tr').count()).toBeGreaterThan(1);
      expect(await cards.count()).toBeGreaterThan(0);
      await expectAccessible(page);
      const deal = element.locator('[data-deal]').first();
      await deal.press('Enter');
      expect(await headline(element)).toMatch(/^Deal \d+: /);
      expect(await element.locator('[part~=back]').count()).toBe(0);
      await expectAccessible(page);
      await element.getByRole('button', { name: 'Back to South’s hand' }).press('Enter');
      expect(await deal.evaluate((button) => button.matches(':focus'))).toBe(true);
      expect(await element.locator('[data-seat=N] [part~=back]').count()).toBeGreaterThan(0);
      await pages.shoot(page, `one-hand-${width}`);
    },
  );

  it('stops and goes on', async () => {
    const page = await embed(pages, [{ ...HAND, plays: '', leader: 'S' }]);
    const element = elementOf(page);
    await element.getByRole('button', { name: 'stop' }).click();
    await element.getByRole('button', { name: 'go on' }).click();
    await element.getByRole('button', { name: 'stop' }).waitFor();
  });

  it('steps through the plays, and advises where the hand is to play', async () => {
    const page = await embed(pages, [HAND]);
    const element = elementOf(page);
    await isDone(element);
    const before = await headline(element);
    await element
      .getByRole('button', { name: 'Back one card' })
      .or(element.locator('[data-step=back]'))
      .first()
      .click();
    expect(await headline(element)).toMatch(/is to play$/);
    await element.locator('[data-step=forward]').click();
    expect(await headline(element)).toBe(before);
  });

  it('takes another hand, and says what is wrong with one', async () => {
    const page = await embed(pages, [HAND]);
    const element = elementOf(page);
    await isDone(element);
    const error = await hear<{ message: string }>(page.locator('html'), 'error');
    await element.evaluate((host) => host.setAttribute('hand', '8.T86.QJ6.J'));
    await element.getByText('S holds 8 cards; a full hand of this game has 9').waitFor();
    await element.locator('code', { hasText: 'hand="8.T86.QJ6.J"' }).waitFor();
    expect((await error()).message).toMatch(/8 cards/);
    await element.evaluate((host, hand) => host.setAttribute('hand', hand), HAND.hand);
    await isDone(element);
  });

  it('shows no hidden card on paper, and no editor', async () => {
    const page = await embed(pages, [{ ...HAND, editable: '' }]);
    const element = elementOf(page);
    await isDone(element);
    await page.emulateMedia({ media: 'print' });
    const north = element.locator('.print-hand.print-N');
    await north.waitFor();
    expect(await north.innerText()).not.toMatch(/[AKQJT]/);
    await page.emulateMedia({ media: null });
    await element.locator('.menu-button').click();
    await element.locator('.menu-item').first().waitFor();
    expect(await element.getByRole('button', { name: /edit/i }).count()).toBe(0);
  });

  it.each(['de', 'fr', 'nl'])('is in the language: %s', async (lang) => {
    const page = await embed(pages, [{ ...HAND, lang }]);
    const element = elementOf(page);
    await isDone(element);
    await element.locator('.fitting').waitFor();
    expect(await element.innerText()).not.toMatch(/\b(deals|on average|risk:)\b/);
  });
});
