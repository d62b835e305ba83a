import {
  LuArchive,
  LuArchiveRestore,
  LuForward,
  LuInbox,
  LuMail,
  LuOctagonAlert,
  LuReply,
  LuReplyAll,
  LuTag,
  LuTrash2,
} from 'react-icons/lu'
import { type Action, ActionMenu } from '../../parts/action-menu.tsx'
import { useOwnAddress } from './correspondents.ts'
import { type EmailSnapshot, labels } from './email.ts'
import { deleteWithUndo, markUnreadWithUndo, moveWithUndo } from './email-commands.ts'
import { createForward, createReply, listOthers } from './quotes.ts'
import { type EmailDraft, setLabel } from './store.ts'

type EmailMenuProps = {
  label: string
  emails: readonly EmailSnapshot[]
  /** Opens the composer; without it the menu does not answer. */
  onWrite?: (draft: EmailDraft) => void
  /** Actions that only an open e-mail has. */
  readerActions?: readonly Action[]
  /** Called after the e-mails were moved. */
  onGone?: () => void
}

/** Answers, moves and labels one e-mail, or moves and labels several. */
export function EmailMenu({ label, emails, onWrite, readerActions = [], onGone }: EmailMenuProps) {
  const own = useOwnAddress()
  const ids = emails.map(({ id }) => id)
  const [email] = emails
  const isIn = (test: (email: EmailSnapshot) => boolean | undefined) => emails.every(test)
  const move = (folder: 'inbox' | 'archive' | 'spam') => () => {
    moveWithUndo(ids, folder)
    onGone?.()
  }
  const answers: Action[] =
    email && onWrite && !email.draft
      ? [
          { label: 'Responder', icon: <LuReply />, onSelect: () => onWrite(createReply(email, own)) },
          ...(listOthers(email, own).length > 0
            ? [
                {
                  label: 'Responder a todos',
                  icon: <LuReplyAll />,
                  onSelect: () => onWrite(createReply(email, own, true)),
                },
              ]
            : []),
          { label: 'Encaminhar', icon: <LuForward />, onSelect: () => onWrite(createForward(email)) },
        ]
      : []
  const moves: Action[] = [
    ...(isIn(({ isArchived, spam, trash }) => isArchived || spam || trash)
      ? [{ label: 'Caixa de entrada', icon: <LuInbox />, onSelect: move('inbox') }]
      : []),
    ...(isIn(({ isArchived }) => isArchived)
      ? []
      : [{ label: 'Arquivados', icon: <LuArchive />, onSelect: move('archive') }]),
    ...(isIn(({ spam }) => spam)
      ? [{ label: 'Não é spam', icon: <LuArchiveRestore />, onSelect: move('inbox') }]
      : [{ label: 'Spam', icon: <LuOctagonAlert />, onSelect: move('spam') }]),
    {
      label: isIn(({ trash }) => trash) ? 'Excluir de vez' : 'Lixeira',
      icon: <LuTrash2 />,
      isDanger: true,
      onSelect: () => {
        deleteWithUndo(ids)
        onGone?.()
      },
    },
  ]
  return (
    <ActionMenu
      label={label}
      groups={[
        { actions: answers },
        {
          actions: [
            {
              label: 'Marcar como não lido',
              icon: <LuMail />,
              onSelect: () => {
                markUnreadWithUndo(ids)
                onGone?.()
              },
            },
            ...readerActions,
          ],
        },
        { title: 'Mover para', actions: moves },
        {
          title: 'Marcadores',
          actions: labels.map(({ value, label: name }) => {
            const isOn = isIn((each) => each[value])
            return {
              label: `${isOn ? 'Tirar' : 'Pôr'} ${name}`,
              icon: <LuTag />,
              onSelect: () => setLabel(ids, value, !isOn),
            }
          }),
        },
      ]}
    />
  )
}
