// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { LocaleSettings } from '@manifest/contract/locale.ts';

export const localeSettings: LocaleSettings = { locale: 'pt-BR', currency: 'BRL' };
