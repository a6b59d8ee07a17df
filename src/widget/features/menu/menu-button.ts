/** The button of the menu, which loads when it is first opened. */
import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { Lazy } from '../../kit/lazy.ts';
import { adopt } from '../../kit/adopt.ts';
import { Popup } from '../../kit/popup.ts';
import { moreButton } from '../../kit/more-button.ts';
import type { View } from '../../views/view.ts';
import type { MenuActions } from './menu.ts';

const menus = new Lazy(() => import('./menu.ts'));

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class MenuController {
  private readonly popup: Popup;

  constructor(private readonly host: Host) {
    this.popup = new Popup(host, '.tools', '.menu-button');
  }

  render(view: View, actions: MenuActions): TemplateResult {
    const { messages } = view.look;
    const { isOpen, closeAndReturn, close } = this.popup;
    const part = isOpen ? menus.for(this.host) : null;
    if (part) adopt(this.host.renderRoot, part.styles);
    return html`${moreButton(messages.menu, isOpen, this.toggle)}
    ${part ? part.menu(view, { ...actions, onClose: closeAndReturn, onLeave: close }) : nothing}
    ${isOpen && menus.problem ? html`<span role="alert">${messages.partFailed}</span>` : nothing}`;
  }

  private readonly toggle = (): void => {
    // A menu that could not be loaded is tried again.
    if (this.popup.isOpen && !menus.problem) this.popup.close();
    else this.open();
  };

  open(): void {
    if (this.popup.isOpen && !menus.problem) return;
    if (menus.problem) menus.retry();
    this.popup.open();
  }
}
