import type { NewKind } from '@manifest/contract/studio.ts'

/** The kinds of new parts with their titles. A new consulta is a variant, or the first one of a new family. */
export const newTitles: Record<Exclude<NewKind, 'family'>, string> = {
  variant: 'Nova consulta',
  dossie: 'Novo dossiê',
  route: 'Nova rota',
  redirect: 'Novo redirecionamento',
  'menu-entry': 'Nova entrada de menu',
  source: 'Nova fonte',
  question: 'Nova pergunta',
  release: 'Nova versão',
}

export type NewTitleKind = keyof typeof newTitles

export const otherNewKinds = (Object.keys(newTitles) as NewTitleKind[]).filter((kind) => kind !== 'variant')
