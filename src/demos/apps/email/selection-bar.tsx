import { Button, chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuMail, LuMailOpen, LuPaperclip, LuStar, LuTrash2, LuX } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import type { EmailSnapshot } from './email.ts'
import { deleteWithUndo } from './email-commands.ts'
import { EmailMenu } from './email-menu.tsx'
import type { EmailFilter } from './filter-emails.ts'
import { checkAll, markRead, removeEmails } from './store.ts'

type SelectionBarProps = { emails: EmailSnapshot[]; filter: EmailFilter }

const folderToEmpty: Partial<Record<EmailFilter, string>> = { trash: 'lixeira', spam: 'spam' }

/** Selects visible e-mails, all or by state, and acts on the selection. */
export function SelectionBar({ emails, filter }: SelectionBarProps) {
  const id = useId()
  const [isEmptying, setEmptying] = useState(false)
  const checked = emails.filter((email) => email.is_checked)
  const ids = checked.map((email) => email.id)
  const isAll = checked.length === emails.length
  const folder = folderToEmpty[filter]
  const listIds = (list: readonly EmailSnapshot[]) => list.map((email) => email.id)

  const select = (test: (email: EmailSnapshot) => boolean) => () => {
    checkAll(listIds(emails), false)
    checkAll(listIds(emails.filter(test)), true)
  }

  function empty() {
    removeEmails(listIds(emails))
    setEmptying(false)
    notify.success('Remove Successfully')
  }

  return (
    <Flex wrap="wrap" align="center" columnGap="2" ps="4" pe="2" py="1.5" minH="12" borderBottomWidth="1px">
      <chakra.label htmlFor={id} display="flex" alignItems="center" gap="3" cursor="pointer">
        <Checkbox
          id={id}
          checked={isAll}
          isIndeterminate={checked.length > 0 && !isAll}
          onChange={() => checkAll(listIds(emails), !isAll)}
        />
        {checked.length === 0
          ? 'Selecionar todos'
          : formatCounted(checked.length, 'selecionado', 'selecionados')}
      </chakra.label>
      <ActionMenu
        label="Selecionar por estado"
        groups={[
          {
            title: 'Selecionar',
            actions: [
              { label: 'Lidos', icon: <LuMailOpen />, onSelect: select(({ isread }) => isread) },
              { label: 'Não lidos', icon: <LuMail />, onSelect: select(({ isread }) => !isread) },
              { label: 'Favoritos', icon: <LuStar />, onSelect: select(({ isfav }) => isfav) },
              {
                label: 'Com anexo',
                icon: <LuPaperclip />,
                onSelect: select(({ files = [] }) => files.length > 0),
              },
              { label: 'Nenhum', icon: <LuX />, onSelect: select(() => false) },
            ],
          },
        ]}
      />
      <Flex wrap="wrap" align="center" gap="1" ms="auto">
        {checked.length > 0 ? (
          <>
            <Button variant="ghost" onClick={() => markRead(ids)}>
              <LuMailOpen aria-hidden="true" />
              Marcar como lidos
            </Button>
            <Button variant="ghost" onClick={() => deleteWithUndo(ids)}>
              <LuTrash2 aria-hidden="true" />
              {filter === 'trash' ? 'Excluir de vez' : 'Excluir'}
            </Button>
            <EmailMenu label="Mais ações para os selecionados" emails={checked} />
          </>
        ) : (
          folder && (
            <Button variant="ghost" colorPalette="danger" onClick={() => setEmptying(true)}>
              <LuTrash2 aria-hidden="true" />
              Esvaziar {folder}
            </Button>
          )
        )}
      </Flex>
      <Presence>
        {isEmptying && (
          <ConfirmDialog
            title={`Esvaziar ${folder}?`}
            detail={`${formatCounted(emails.length, 'e-mail será excluído', 'e-mails serão excluídos')} de vez. Isso não pode ser desfeito.`}
            action="Esvaziar"
            onConfirm={empty}
            onClose={() => setEmptying(false)}
          />
        )}
      </Presence>
    </Flex>
  )
}
