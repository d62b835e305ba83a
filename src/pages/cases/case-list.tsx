import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { LuFolderLock, LuFolderPlus, LuUndo2 } from 'react-icons/lu'
import { onCaseMessage } from '@/cases/case-tabs.ts'
import { inUseText, openProblemTexts, type StoreProblem, storeProblemTexts } from '@/cases/case-texts.ts'
import { nameClosedCase } from '@/cases/closed-case.ts'
import { ExpiryNotice } from '@/cases/expiry-notice.tsx'
import { type Replaceable, restoreReplaced } from '@/cases/import-case.ts'
import { noticeCss } from '@/cases/notice-css.ts'
import { removeExpired } from '@/cases/remove-case.ts'
import { type CaseList as ListedCases, listCases } from '@/cases/store.ts'
import { useNow } from '@/lib/use-now.ts'
import { EmptyState, ErrorState } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { CaseDialogs, type DialogState } from './case-dialogs.tsx'
import { CaseRow, DamagedRow, nameDamaged } from './case-row.tsx'
import { ImportButton } from './import-dialog.tsx'

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
              <Button variant="outline" onClick={refresh}>
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

/** Lists the stored cases, and follows changes in all tabs. `undefined` at first. */
function useCaseList(): {
  listed: ListedCases | { problem: StoreProblem } | undefined
  refresh: () => void
} {
  const [listed, setListed] = useState<ListedCases | { problem: StoreProblem }>()
  const refresh = () =>
    void listCases().then((stored) => setListed('problem' in stored ? stored : stored.value))
  useEffect(() => {
    refresh()
    void removeExpired()
    return onCaseMessage(refresh)
  }, [])
  return { listed, refresh }
}

type ReplacedNoticeProps = { replaced: Replaceable; onRestored: () => void }

/** Offers to put back the case that an import replaced, until the user leaves the list. */
function ReplacedNotice({ replaced, onRestored }: ReplacedNoticeProps) {
  async function restore() {
    const { problem } = await restoreReplaced(replaced)
    if (problem)
      return notify.error(problem === 'in-use' ? inUseText : openProblemTexts[problem], { duration: 10_000 })
    notify.success('O caso de antes voltou')
    onRestored()
  }
  const name = replaced.isDamaged ? 'Um registro danificado' : nameClosedCase(replaced.record.head)
  return (
    <Flex role="status" css={{ ...noticeCss, flexWrap: 'wrap', alignItems: 'center' }} mb="4">
      <Box color="fg.warning" flexShrink="0">
        <LuUndo2 aria-hidden="true" size={16} />
      </Box>
      <Text minW="0" flex="1 1 16rem">
        <strong>{name} foi substituído pelo arquivo.</strong> Até você sair desta lista, o de antes pode
        voltar.
      </Text>
      <Button size="sm" variant="outline" minH={touchHeight} onClick={() => void restore()}>
        Trazer de volta
      </Button>
    </Flex>
  )
}
