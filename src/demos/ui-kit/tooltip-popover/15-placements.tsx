import { Button } from '@chakra-ui/react'
import { Compass } from './compass.tsx'
import { Tip } from './tip.tsx'

export const meta = { title: 'Lugares' }

export default function Placements() {
  return (
    <Compass
      hint="Aponte, ou passe com Tab."
      hasOnlySides
      render={(placement, name, css) => (
        <Tip key={placement} text={`Dica ${name.toLowerCase()}`} placement={placement}>
          <Button variant="outline" colorPalette="primary" css={{ ...css, minH: '10' }}>
            {name}
          </Button>
        </Tip>
      )}
    />
  )
}
