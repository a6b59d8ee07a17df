'use client';
/** The entry `jass-solver/react/game`: `<jass-game>` as a React component. */
import * as React from 'react';
import { createComponent } from '@lit/react';
import type { EventName } from '@lit/react';
import { JassGame as Element } from 'jass-solver/game';
import type { JassGameEventMap as Events } from 'jass-solver/game';

export const JassGame = createComponent({
  react: React,
  tagName: 'jass-game',
  elementClass: Element,
  displayName: 'JassGame',
  events: {
    onResult: 'result' as EventName<Events['result']>,
    onError: 'error' as EventName<Events['error']>,
  },
});
