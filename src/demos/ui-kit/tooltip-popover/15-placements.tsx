import { OutlineButton } from '../basics.tsx'
import { Compass } from './compass.tsx'
import { Tip } from './tip.tsx'

export const meta = { title: 'Lugares' }

export default () => (
  <Compass
    hint="Aponte, ou passe com Tab."
    hasOnlySides
    render={(placement, name, css) => (
      <Tip key={placement} text={`Dica ${name.toLowerCase()}`} placement={placement}>
        <OutlineButton css={{ ...css, minH: '10' }}>{name}</OutlineButton>
      </Tip>
    )}
  />
)
