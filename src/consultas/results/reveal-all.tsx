import { use } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { ResultAction } from './result-action.tsx'
import { RevealContext } from './reveal.ts'

/** Shows or hides every sensitive value of the answer. */
export function RevealAll() {
  const { isAllShown, toggleAll } = use(RevealContext)
  return (
    <ResultAction icon={isAllShown ? <LuEyeOff /> : <LuEye />} onClick={toggleAll}>
      {isAllShown ? 'Ocultar tudo' : 'Mostrar tudo'}
    </ResultAction>
  )
}
