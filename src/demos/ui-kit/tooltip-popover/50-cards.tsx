import { Box, Button, Flex, Grid, HoverCard, Link, Portal, Text } from '@chakra-ui/react'
import { hoverCardSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { LuChartLine, LuListChecks, LuPlay, LuSearch } from 'react-icons/lu'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Balloon } from '../balloon.tsx'
import { Muted, OutlineButton, Small } from '../basics.tsx'

export const meta = {
  Preview: { title: 'Prévia', description: 'O que está por trás de um link.' },
  Tour: {
    title: 'Passeio guiado',
    description: 'Um balão por parada; Esc encerra.',
    isWide: true,
  },
}

const guests = (['rogerio', 'noemia', 'otavio', 'tereza'] as const).map(findCastMember)

const opening = { openDelay: 200, positioning: { placement: 'top-start' }, lazyMount: true } as const

export const Preview = () => (
  <Flex as="ul" direction="column" listStyleType="none">
    {guests.map(({ id, name, role, email }) => (
      <Flex as="li" key={id} align="center" gap="3" py="1.5" borderBottomWidth="1px">
        <Portrait image={id} name={name} size="7" />
        <HoverCard.Root recipe={hoverCardSlotRecipe} {...opening} unmountOnExit>
          <HoverCard.Trigger asChild>
            <Link href={`mailto:${email}`} variant="underline">
              {name}
            </Link>
          </HoverCard.Trigger>
          <Portal>
            <HoverCard.Positioner>
              <HoverCard.Content borderWidth="1px" bg="bg.panel" width="270px">
                <Flex gap="3" align="center">
                  <Portrait image={id} name={name} size="12" />
                  <Box minW="0">
                    <Text fontWeight="600">{name}</Text>
                    <Muted>{role}</Muted>
                    <Small mt="1" overflowWrap="anywhere">
                      {email}
                    </Small>
                  </Box>
                </Flex>
              </HoverCard.Content>
            </HoverCard.Positioner>
          </Portal>
        </HoverCard.Root>
        <Small ms="auto">{role}</Small>
      </Flex>
    ))}
  </Flex>
)

const stops = [
  ['Busca', 'Comece por aqui', 'Um documento, um nome ou uma placa.', LuSearch],
  ['Pendências', 'O que espera por você', 'Da mais antiga à mais nova.', LuListChecks],
  ['Resultados', 'Como foi a semana', 'Compare com a semana anterior.', LuChartLine],
] as const

const last = stops.length - 1

/** A popover per stop. Esc, or a click outside, ends the tour and returns the focus to its start. */
export function Tour() {
  const [step, setStep] = useState<number>()
  const starter = useRef<HTMLButtonElement>(null)

  function end() {
    setStep(undefined)
    requestAnimationFrame(() => starter.current?.focus())
  }

  return (
    <Flex direction="column" gap="4">
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
        {stops.map(([name, title, text, Icon], index) => (
          <Balloon
            key={name}
            anchor={
              <Flex css={stop} data-current={step === index || undefined}>
                <Icon aria-hidden="true" /> {name}
              </Flex>
            }
            size="xs"
            title={title}
            width="260px"
            hasArrow
            open={step === index}
            onOpenChange={({ open }) => !open && end()}
            restoreFocus={false}
          >
            <Muted mt="1">{text}</Muted>
            <Flex mt="4" gap="2" align="center">
              <Small flex="1" fontVariantNumeric="tabular-nums">
                {index + 1} de {stops.length}
              </Small>
              {index > 0 && (
                <Button size="xs" variant="ghost" onClick={() => setStep(index - 1)}>
                  Voltar
                </Button>
              )}
              <Button size="xs" onClick={() => (index === last ? end() : setStep(index + 1))}>
                {index === last ? 'Terminar' : 'Seguir'}
              </Button>
            </Flex>
          </Balloon>
        ))}
      </Grid>
      <Box>
        <OutlineButton ref={starter} onClick={() => setStep(0)}>
          <LuPlay aria-hidden="true" className="directed" /> Começar o passeio
        </OutlineButton>
      </Box>
    </Flex>
  )
}

const stop = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minH: '20',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderRadius: 'panel',
  fontWeight: '500',
  '& svg': { color: 'primary.fg', fontSize: '20px' },
  '&[data-current]': { borderColor: 'primary.solid', boxShadow: '0 0 0 3px {colors.primary.muted}' },
} as const
