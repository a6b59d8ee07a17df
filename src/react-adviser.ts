'use client';
/** The entry `jass-solver/react/adviser`: `<jass-adviser>` as a React component. */
import * as React from 'react';
import { createComponent } from '@lit/react';
import type { EventName } from '@lit/react';
import { JassAdviser as Element } from 'jass-solver/adviser';
import type { JassAdviserEventMap as Events } from 'jass-solver/adviser';

export const JassAdviser = createComponent({
  react: React,
  tagName: 'jass-adviser',
  elementClass: Element,
  displayName: 'JassAdviser',
  events: {
    onResult: 'result' as EventName<Events['result']>,
    onChange: 'change' as EventName<Events['change']>,
    onError: 'error' as EventName<Events['error']>,
  },
});
