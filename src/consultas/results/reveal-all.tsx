import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { reveal, setReveal } from '@/state/reveal.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { ResultAction } from './result-action.tsx'
import { RevealContext } from './reveal.ts'

/** Shows or hides every sensitive value of the answer and, once they are shown, of those to come. */
export function RevealAll() {
  const { isAllShown, toggleAll } = use(RevealContext)
  const { isOn } = useSnapshot(reveal)
  return (
    <>
      <ResultAction icon={isAllShown ? <LuEyeOff /> : <LuEye />} onClick={toggleAll}>
        {isAllShown ? 'Ocultar tudo' : 'Mostrar tudo'}
      </ResultAction>
      {(isAllShown || isOn) && (
        <chakra.label
          // Below all actions, none of which it moves.
          order="1"
          display="flex"
          alignItems="center"
          justifyContent={{ md: 'flex-end' }}
          gap="1.5"
          width="full"
          minH={touchHeight}
          color="fg.muted"
          textStyle="small"
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            accentColor="primary.solid"
            boxSize="4"
            flexShrink="0"
            checked={isOn}
            onChange={({ currentTarget }) => setReveal(currentTarget.checked)}
          />
          Mostrar sempre, até você sair
        </chakra.label>
      )}
    </>
  )
}
