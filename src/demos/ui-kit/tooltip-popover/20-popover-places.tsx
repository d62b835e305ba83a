import { Button } from '@chakra-ui/react'
import { Balloon } from '../balloon.tsx'
import { Muted } from '../basics.tsx'
import { Compass } from './compass.tsx'

export const meta = { title: 'Lugares do balão' }

/** Near an edge it flips to the side with room. */
export default () => (
  <Compass
    hint="Sem espaço, o balão abre do outro lado."
    render={(placement, name, css) => (
      <Balloon
        key={placement}
        trigger={
          <Button size="xs" variant="outline" aria-label={`Balão: ${name}`} css={css}>
            {name}
          </Button>
        }
        size="xs"
        placement={placement}
        title={name}
        content={{ maxW: '200px' }}
        hasArrow
      >
        <Muted>Esc devolve o foco.</Muted>
      </Balloon>
    )}
  />
)
