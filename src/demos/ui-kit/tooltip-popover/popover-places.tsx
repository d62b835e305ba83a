import { Button, Grid, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'

const places = {
  'top-start': 'Acima, no começo',
  top: 'Acima',
  'top-end': 'Acima, no fim',
  'bottom-start': 'Abaixo, no começo',
  bottom: 'Abaixo',
  'bottom-end': 'Abaixo, no fim',
  left: 'À esquerda',
  right: 'À direita',
} as const

/** Near an edge it flips to the side with room. */
export function PopoverPlaces() {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))" gap="3">
      {Object.entries(places).map(([placement, name]) => (
        <Popover.Root
          key={placement}
          recipe={popoverSlotRecipe}
          size="xs"
          positioning={{ placement: placement as keyof typeof places }}
          lazyMount
          unmountOnExit
        >
          <Popover.Trigger asChild>
            <Button size="xs" variant="outline" colorPalette="neutral" aria-label={`Balão: ${name}`}>
              {name}
            </Button>
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner>
              <Popover.Content aria-label={name} borderWidth="1px" bg="bg.panel" maxW="200px">
                <Popover.Arrow>
                  <Popover.ArrowTip />
                </Popover.Arrow>
                <Popover.Body>
                  <Popover.Title fontWeight="600">{name}</Popover.Title>
                  <Text color="fg.muted">Esc devolve o foco.</Text>
                </Popover.Body>
              </Popover.Content>
            </Popover.Positioner>
          </Portal>
        </Popover.Root>
      ))}
    </Grid>
  )
}
