import { Button, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { Compass } from './compass.tsx'

/** Near an edge it flips to the side with room. */
export function PopoverPlaces() {
  return (
    <Compass
      hint="Sem espaço, o balão abre do outro lado."
      render={(placement, name, css) => (
        <Popover.Root
          key={placement}
          recipe={popoverSlotRecipe}
          size="xs"
          positioning={{ placement }}
          lazyMount
          unmountOnExit
        >
          <Popover.Trigger asChild>
            <Button size="xs" variant="outline" aria-label={`Balão: ${name}`} css={css}>
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
      )}
    />
  )
}
