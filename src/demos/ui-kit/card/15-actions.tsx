import { Box, Card, Flex, Skeleton, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { useId, useRef, useState } from 'react'
import { LuChevronDown, LuChevronUp, LuMaximize2, LuMinimize2, LuRefreshCw, LuX } from 'react-icons/lu'
import { createDateFormat } from '@/lib/format/intl.ts'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { CardTitle, Muted, Small, useDelay } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'
import { type Count, WeekBars } from './week-bars.tsx'

export const meta = {
  WithActions: { title: 'Com ações' },
  ToolCard: {
    title: 'Com ferramentas',
    description: 'Recolhe, recarrega, ocupa a tela, sai e volta.',
  },
}

export const WithActions = () => (
  <Card.Root recipe={cardSlotRecipe}>
    <Card.Header>
      <CardTitle>Plano mensal</CardTitle>
      <Card.Description>Renova no primeiro dia do mês.</Card.Description>
    </Card.Header>
    <Card.Body>
      <Text textStyle="figure">500 consultas</Text>
      <Muted>Restam 128, ou oito dias no ritmo atual.</Muted>
    </Card.Body>
    <Card.Footer>
      <ButtonLink to={findPageOrHome('pages/pricing/page')}>Mudar de plano</ButtonLink>
      <ButtonLink to={findPageOrHome('demos/apps/invoice/preview-page')} variant="ghost">
        Ver faturas
      </ButtonLink>
    </Card.Footer>
  </Card.Root>
)

const channels = ['Site', 'Telefone', 'Balcão', 'E-mail']

/** The time of a reload, in ms. */
const reloadMs = 700

/** The counts grow with each reload, as the counts of a running day do. */
const countVisits = (reload: number): Count[] =>
  channels.map((name, index) => ({ name, value: 40 + index * 13 + reload * (7 - index) * 3 }))

const timeFormat = createDateFormat({ timeStyle: 'medium' })

export function ToolCard() {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isRemoved, setRemoved] = useState(false)
  const [isFull, setFull] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [reloads, setReloads] = useState(0)
  const [loadedAt, setLoadedAt] = useState(() => new Date())
  const removeButton = useRef<HTMLButtonElement>(null)

  useDelay(isLoading, reloadMs, () => {
    setReloads((count) => count + 1)
    setLoadedAt(new Date())
    setLoading(false)
  })

  if (isRemoved)
    return (
      <UndoBar
        text="Cartão removido"
        onUndo={() => {
          setRemoved(false)
          requestAnimationFrame(() => removeButton.current?.focus())
        }}
      />
    )

  const counts = countVisits(reloads)
  const total = counts.reduce((sum, { value }) => sum + value, 0)
  const body = (
    <Box aria-busy={isLoading}>
      <Skeleton loading={isLoading}>
        <WeekBars counts={counts} />
      </Skeleton>
      <Small role="status" mt="3">
        {isLoading ? 'Recarregando…' : `${total} atendimentos às ${timeFormat.format(loadedAt)}`}
      </Small>
    </Box>
  )
  const reloadButton = (
    <IconAction
      label="Recarregar"
      icon={<LuRefreshCw />}
      size="xs"
      aria-disabled={isLoading}
      onClick={() => setLoading(true)}
    />
  )
  return (
    <Card.Root recipe={cardSlotRecipe} size="sm">
      <Card.Header
        flexDirection="row"
        alignItems="center"
        justifyContent="space-between"
        pb={isOpen ? '0' : '4'}
      >
        <CardTitle>Atendimentos de hoje</CardTitle>
        <Flex>
          <IconAction
            label={isOpen ? 'Recolher' : 'Abrir'}
            icon={isOpen ? <LuChevronUp /> : <LuChevronDown />}
            size="xs"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          />
          {reloadButton}
          <IconAction label="Tela inteira" icon={<LuMaximize2 />} size="xs" onClick={() => setFull(true)} />
          <IconAction
            ref={removeButton}
            label="Remover"
            icon={<LuX />}
            size="xs"
            onClick={() => setRemoved(true)}
          />
        </Flex>
      </Card.Header>
      {isOpen && <Card.Body id={id}>{body}</Card.Body>}
      {isFull && (
        <ModalDialog
          aria-label="Atendimentos de hoje"
          width="100vw"
          height="100dvh"
          maxWidth="100vw"
          maxHeight="100dvh"
          borderRadius="0"
          onDismiss={() => setFull(false)}
        >
          <Box p={{ base: '5', md: '10' }}>
            <Flex justify="space-between" mb="6">
              <Text as="h2" textStyle="h2">
                Atendimentos de hoje
              </Text>
              <Flex>
                {reloadButton}
                <IconAction
                  label="Sair da tela inteira"
                  icon={<LuMinimize2 />}
                  size="xs"
                  onClick={() => setFull(false)}
                />
              </Flex>
            </Flex>
            {body}
          </Box>
        </ModalDialog>
      )}
    </Card.Root>
  )
}
