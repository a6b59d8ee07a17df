'use client';
/** The entry `jass-solver/react/study`: `<jass-study>` as a React component. */
import * as React from 'react';
import { createComponent } from '@lit/react';
import type { EventName } from '@lit/react';
import { JassStudy as Element } from 'jass-solver/study';
import type { JassStudyEventMap as Events } from 'jass-solver/study';

export const JassStudy = createComponent({
  react: React,
  tagName: 'jass-study',
  elementClass: Element,
  displayName: 'JassStudy',
  events: {
    onChapter: 'chapter' as EventName<Events['chapter']>,
    onAnswer: 'answer' as EventName<Events['answer']>,
    onChange: 'change' as EventName<Events['change']>,
    onError: 'error' as EventName<Events['error']>,
  },
});
