import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { holdReveal, reveal } from '@/state/reveal.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { ResultAction } from './result-action.tsx'
import { RevealContext } from './reveal.ts'

/** Shows or hides every sensitive value of the answer and, once they are shown, of those to come. */
export function RevealAll() {
  const { isAllShown, toggleAll } = use(RevealContext)
  const { isHeld } = useSnapshot(reveal)
  return (
    <>
      {(isAllShown || isHeld) && (
        <chakra.label
          display="inline-flex"
          alignItems="center"
          gap="1.5"
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
            checked={isHeld}
            onChange={({ currentTarget }) => holdReveal(currentTarget.checked)}
          />
          Mostrar sempre, até você sair
        </chakra.label>
      )}
      <ResultAction icon={isAllShown ? <LuEyeOff /> : <LuEye />} onClick={toggleAll}>
        {isAllShown ? 'Ocultar tudo' : 'Mostrar tudo'}
      </ResultAction>
    </>
  )
}
