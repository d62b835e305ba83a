import { useEffect, useEffectEvent } from 'react'
import { openDialogSelector, singleKeys } from '@/state/use-key.ts'
import type { EmailSnapshot } from './email.ts'

export type EmailCommand =
  | 'next'
  | 'previous'
  | 'open'
  | 'back'
  | 'compose'
  | 'search'
  | 'reply'
  | 'replyAll'
  | 'forward'
  | 'archive'
  | 'delete'
  | 'spam'
  | 'favourite'
  | 'unread'
  | 'undo'
  | 'help'

const commandByKey: Partial<Record<string, EmailCommand>> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  Enter: 'open',
  u: 'back',
  c: 'compose',
  '/': 'search',
  r: 'reply',
  a: 'replyAll',
  f: 'forward',
  e: 'archive',
  '#': 'delete',
  '!': 'spam',
  s: 'favourite',
  U: 'unread',
  z: 'undo',
  '?': 'help',
}

/** The keys of the e-mail, for the list that `?` opens. */
export const keyList: readonly { keys: string[]; effect: string }[] = [
  { keys: ['j', 'k'], effect: 'Ir ao próximo e-mail ou ao anterior' },
  { keys: ['o', 'Enter'], effect: 'Abrir o e-mail' },
  { keys: ['u'], effect: 'Voltar à lista' },
  { keys: ['x'], effect: 'Selecionar o e-mail' },
  { keys: ['c'], effect: 'Escrever' },
  { keys: ['r'], effect: 'Responder' },
  { keys: ['a'], effect: 'Responder a todos' },
  { keys: ['f'], effect: 'Encaminhar' },
  { keys: ['e'], effect: 'Arquivar' },
  { keys: ['#'], effect: 'Excluir' },
  { keys: ['!'], effect: 'Mover para o spam' },
  { keys: ['s'], effect: 'Favoritar ou desfavoritar' },
  { keys: ['Shift + U'], effect: 'Marcar como não lido' },
  { keys: ['z'], effect: 'Desfazer' },
  { keys: ['/'], effect: 'Buscar e-mails' },
  { keys: ['?'], effect: 'Estes atalhos' },
]

const writingSelector =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

/** The time after `g` in which a letter opens a page of the app, in ms. */
const sequenceTime = 1500

let goPressedAt = Number.NEGATIVE_INFINITY

/**
 * Runs the e-mail's single keys, unless the user turned single keys off, writes or has a dialog open. The listener is
 * on the document, so that it comes before those of the app on the window. `run` returns false for keys that stay the
 * app's.
 */
export function useEmailKeys(run: (command: EmailCommand) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const isSequence = performance.now() - goPressedAt < sequenceTime
    goPressedAt = key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY
    const command = commandByKey[key]
    if (!command || isSequence || event.defaultPrevented || event.isComposing || !singleKeys.isOn) return
    const isAltGr = event.getModifierState('AltGraph')
    if (event.metaKey || (!isAltGr && (event.ctrlKey || event.altKey))) return
    if (!(target instanceof Element) || target.closest(writingSelector)) return
    // Enter presses buttons and links.
    if (key === 'Enter' && !target.matches('li, input[type="checkbox"]')) return
    if (document.querySelector(openDialogSelector) || !run(command)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Returns the e-mail whose row has the focus. */
export function findFocusedEmail(emails: readonly EmailSnapshot[]): EmailSnapshot | undefined {
  const rowId = document.activeElement?.closest('li')?.id
  return emails.find(({ id }) => id === rowId)
}
