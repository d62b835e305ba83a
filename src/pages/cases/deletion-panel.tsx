import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { formatDay } from '@/cases/case-name.ts'
import { formatDaysLeft } from '@/cases/case-texts.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import { deletionTime, isExpiringSoon } from '@/cases/retention.ts'
import type { ShownCase } from '@/cases/use-open-case.ts'
import { useNow } from '@/lib/use-now.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { RemoveDialog } from './case-dialogs.tsx'

/** The date on which the case is deleted, and the button that deletes it now. */
export function DeletionPanel({ open }: { open: ShownCase }) {
  const [isRemoving, setRemoving] = useState(false)
  const now = useNow()
  const deletedAt = deletionTime(open)
  const isSoon = isExpiringSoon(open, now)
  return (
    <Panel title="Prazo">
      <Text color={isSoon ? 'fg.warning' : 'fg.muted'} fontWeight={isSoon ? '500' : '400'}>
        Criado em {formatDay(open.createdAt)}. Apagado deste navegador em {formatDay(deletedAt)}
        {isSoon ? `, ${formatDaysLeft(deletedAt, now)}: exporte antes o que ainda for preciso.` : '.'}
      </Text>
      {!open.isReadOnly && (
        <Button
          variant="outline"
          colorPalette="danger"
          size="sm"
          mt="4"
          minH={touchHeight}
          onClick={() => setRemoving(true)}
        >
          <LuTrash2 aria-hidden="true" /> Apagar caso
        </Button>
      )}
      <Presence>
        {isRemoving && (
          <RemoveDialog
            id={open.id}
            name={formatCaseTitle(open.contents)}
            onClose={() => setRemoving(false)}
          />
        )}
      </Presence>
    </Panel>
  )
}
