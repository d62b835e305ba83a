import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuKeyRound, LuTrash2 } from 'react-icons/lu'
import { formatDaysLeft } from '@/cases/case-texts.ts'
import { formatDay, isExpiringSoon, removalTime } from '@/cases/closed-case.ts'
import { formatCaseTitle } from '@/cases/contents.ts'
import type { ShownCase } from '@/cases/open-case.ts'
import { useNow } from '@/lib/use-now.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { RemoveDialog } from './case-dialogs.tsx'
import { PassphraseDialog } from './passphrase-dialog.tsx'

/** The date on which the case is deleted, and the buttons that change its passphrase and delete it now. */
export function DeletionPanel({ open }: { open: ShownCase }) {
  const [dialog, setDialog] = useState<'passphrase' | 'removal'>()
  const close = () => setDialog(undefined)
  const now = useNow()
  const deletedAt = removalTime(open, now)
  const isSoon = isExpiringSoon(open, now)
  return (
    <Panel title="Prazo e senha">
      <Text color={isSoon ? 'fg.warning' : 'fg.muted'} fontWeight={isSoon ? '500' : '400'}>
        Criado em {formatDay(open.createdAt)}. Apagado deste navegador em {formatDay(deletedAt)}
        {isSoon ? `, ${formatDaysLeft(deletedAt, now)}: exporte antes o que ainda for preciso.` : '.'}
      </Text>
      {!open.isReadOnly && (
        <Flex gap="2" wrap="wrap" mt="4">
          <Button
            variant="outline"
            colorPalette="neutral"
            size="sm"
            minH={touchHeight}
            onClick={() => setDialog('passphrase')}
          >
            <LuKeyRound aria-hidden="true" /> Trocar senha
          </Button>
          <Button
            variant="outline"
            colorPalette="danger"
            size="sm"
            minH={touchHeight}
            onClick={() => setDialog('removal')}
          >
            <LuTrash2 aria-hidden="true" /> Apagar caso
          </Button>
        </Flex>
      )}
      <Presence>
        {dialog === 'removal' && (
          <RemoveDialog id={open.id} name={formatCaseTitle(open.contents)} onClose={close} />
        )}
      </Presence>
      <Presence>{dialog === 'passphrase' && <PassphraseDialog onClose={close} />}</Presence>
    </Panel>
  )
}
