import { Box, Button, Flex, Grid, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { LuChartLine, LuListChecks, LuPlay, LuSearch } from 'react-icons/lu'

const stops = [
  ['Busca', 'Comece por aqui', 'Um documento, um nome ou uma placa.', LuSearch],
  ['Pendências', 'O que espera por você', 'Da mais antiga à mais nova.', LuListChecks],
  ['Resultados', 'Como foi a semana', 'Compare com a semana anterior.', LuChartLine],
] as const

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
          <Popover.Root
            key={name}
            recipe={popoverSlotRecipe}
            size="xs"
            positioning={{ placement: 'bottom' }}
            open={step === index}
            onOpenChange={({ open }) => !open && end()}
            restoreFocus={false}
            lazyMount
            unmountOnExit
          >
            <Popover.Anchor asChild>
              <Flex css={stop} data-current={step === index || undefined}>
                <Icon aria-hidden="true" /> {name}
              </Flex>
            </Popover.Anchor>
            <Portal>
              <Popover.Positioner>
                <Popover.Content
                  aria-label={title}
                  borderWidth="1px"
                  bg="bg.panel"
                  css={{ '--popover-size': '260px' }}
                >
                  <Popover.Arrow>
                    <Popover.ArrowTip />
                  </Popover.Arrow>
                  <Popover.Body>
                    <Popover.Title fontWeight="600">{title}</Popover.Title>
                    <Text color="fg.muted" mt="1">
                      {text}
                    </Text>
                    <Flex mt="4" gap="2" align="center">
                      <Text textStyle="small" color="fg.muted" flex="1" fontVariantNumeric="tabular-nums">
                        {index + 1} de {stops.length}
                      </Text>
                      {index > 0 && (
                        <Button size="xs" variant="ghost" onClick={() => setStep(index - 1)}>
                          Voltar
                        </Button>
                      )}
                      <Button
                        size="xs"
                        onClick={() => (index === stops.length - 1 ? end() : setStep(index + 1))}
                      >
                        {index === stops.length - 1 ? 'Terminar' : 'Seguir'}
                      </Button>
                    </Flex>
                  </Popover.Body>
                </Popover.Content>
              </Popover.Positioner>
            </Portal>
          </Popover.Root>
        ))}
      </Grid>
      <Box>
        <Button ref={starter} variant="outline" colorPalette="primary" onClick={() => setStep(0)}>
          <LuPlay aria-hidden="true" className="directed" /> Começar o passeio
        </Button>
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
