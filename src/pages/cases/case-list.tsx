import { Box, Button, Skeleton, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuFolderLock, LuFolderPlus } from 'react-icons/lu'
import { storeProblemTexts } from '@/cases/case-texts.ts'
import { nameClosedCase } from '@/cases/closed-case.ts'
import { ExpiryNotice } from '@/cases/expiry-notice.tsx'
import type { Replaceable } from '@/cases/import-case.ts'
import type { CaseList as ListedCases } from '@/cases/store.ts'
import { useNow } from '@/lib/use-now.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ErrorState } from '@/ui/feedback/error-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { CaseDialogs, type DialogState } from './case-dialogs.tsx'
import { CaseRow, DamagedRow, nameDamaged } from './case-row.tsx'
import { ImportButton } from './import-button.tsx'
import { ReplacedNotice } from './replaced-notice.tsx'
import { useCaseList } from './use-case-list.ts'

/** Lists the stored cases. Without the passphrase only dates and size can be read. */
export function CaseList() {
  const { listed, refresh } = useCaseList()
  const [dialog, setDialog] = useState<DialogState>()
  const [replaced, setReplaced] = useState<Replaceable>()
  const now = useNow()
  const importButton = (
    <ImportButton
      onFile={(file) => {
        setReplaced(undefined)
        setDialog({ kind: 'import', file })
      }}
    />
  )
  const newButton = (
    <Button minH={touchHeight} onClick={() => setDialog({ kind: 'new' })}>
      <LuFolderPlus aria-hidden="true" /> Novo caso
    </Button>
  )
  const { heads, damagedIds } = listed && 'heads' in listed ? listed : { heads: [], damagedIds: [] }
  const hasRows = heads.length + damagedIds.length > 0
  const isEmpty = listed !== undefined && 'heads' in listed && !hasRows
  return (
    <>
      <RouteHeader
        actions={
          isEmpty ? undefined : (
            <>
              {importButton}
              {newButton}
            </>
          )
        }
      />
      <ExpiryNotice heads={heads} now={now} />
      {replaced && <ReplacedNotice replaced={replaced} onRestored={() => setReplaced(undefined)} />}
      {listed === undefined && <ListSkeleton />}
      {listed && 'problem' in listed && (
        <Panel>
          <ErrorState
            title="Não foi possível ler os casos"
            detail={storeProblemTexts[listed.problem]}
            action={
              <Button variant="outline" colorPalette="neutral" onClick={refresh}>
                Tentar de novo
              </Button>
            }
          />
        </Panel>
      )}
      {isEmpty && (
        <NoCases>
          {newButton}
          {importButton}
        </NoCases>
      )}
      {hasRows && <Rows heads={heads} damagedIds={damagedIds} now={now} onDialog={setDialog} />}
      <CaseDialogs state={dialog} onReplaced={setReplaced} onClose={() => setDialog(undefined)} />
    </>
  )
}

type RowsProps = ListedCases & { now: number; onDialog: (state: DialogState) => void }

const Rows = ({ heads, damagedIds, now, onDialog }: RowsProps) => (
  <Panel p="0">
    <Box as="ul" listStyleType="none" divideY="1px" aria-label="Casos neste navegador">
      {heads.map((head) => (
        <CaseRow
          key={head.id}
          head={head}
          now={now}
          onOpen={() => onDialog({ kind: 'open', head })}
          onRemove={() => onDialog({ kind: 'remove', id: head.id, name: nameClosedCase(head) })}
        />
      ))}
      {damagedIds.map((id) => (
        <DamagedRow
          key={id}
          id={id}
          onRemove={() => onDialog({ kind: 'remove', id, name: nameDamaged(id) })}
        />
      ))}
    </Box>
    <Text color="fg.muted" textStyle="small" px={{ base: '4', md: '6' }} py="3" borderTopWidth="1px">
      Título, notas, assuntos e respostas estão cifrados: antes de abrir, só datas e tamanho são visíveis.
    </Text>
  </Panel>
)

/** `children` are the buttons, the main one first. On phones all have the same width. */
const NoCases = ({ children }: { children: ReactNode }) => (
  <Panel>
    <EmptyState
      icon={<LuFolderLock />}
      title="Nenhum caso neste navegador"
      detail="Um caso guarda assuntos com suas respostas, dossiês, lotes e notas, cifrados com uma senha sua, para continuar outro dia, mesmo sem rede."
      action={
        <Box display={{ base: 'grid', sm: 'flex' }} gap="2" mt="2">
          {children}
        </Box>
      }
    />
  </Panel>
)

const ListSkeleton = () => (
  <Panel aria-hidden="true">
    <Skeleton height="12" mb="4" />
    <Skeleton height="12" />
  </Panel>
)
