'use client';
/**
 * The entry `jass-solver/react`: the element as a React component, its properties and events as props. It takes
 * the element from `jass-solver` by that name, so that a page that uses both has one.
 */
import * as React from 'react';
import { createComponent } from '@lit/react';
import type { EventName } from '@lit/react';
import { JassSolver as Element } from 'jass-solver';
import type { JassSolverEventMap } from 'jass-solver';

/** A prop for each event: `onPlay` for `play`. */
type EventProps = { readonly [Type in keyof JassSolverEventMap as `on${Capitalize<Type>}`]: Type };

const EVENTS = {
  onResult: 'result',
  onPlay: 'play',
  onChange: 'change',
  onError: 'error',
  onPuzzle: 'puzzle',
  onNext: 'next',
} as const satisfies EventProps;

export const JassSolver = createComponent({
  react: React,
  tagName: 'jass-solver',
  elementClass: Element,
  displayName: 'JassSolver',
  events: EVENTS as { [Prop in keyof EventProps]: EventName<JassSolverEventMap[EventProps[Prop]]> },
});
