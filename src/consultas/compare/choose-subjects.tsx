import { Button } from '@chakra-ui/react'
import { LuScale } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { comparison, setCompared } from '@/state/comparison.ts'
import { session } from '@/state/session.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { type Candidate, listCandidates, suggestPair } from './candidates.ts'

/** Stands in for the comparison until two subjects are chosen. Offers two of the session, or the catalogue. */
export function ChooseSubjects() {
  const { items } = useSnapshot(session)
  const { subjectIds } = useSnapshot(comparison)
  const catalogue = accessiblePath(app.catalogue)
  const pair = suggestPair(listCandidates(items), subjectIds)
  return (
    <Panel>
      <EmptyState
        icon={<LuScale />}
        title="Escolha dois a quatro assuntos"
        detail="A comparação põe lado a lado o que as respostas desta sessão dizem de cada um, e mostra o que eles têm em comum. Nada é consultado sem você pedir."
        action={
          pair ? (
            <Button
              minH={touchHeight}
              height="auto"
              py="2"
              whiteSpace="normal"
              onClick={() => setCompared(pair.map(({ id }) => id))}
            >
              Comparar {pair.map(readName).join(' e ')}
            </Button>
          ) : (
            catalogue && (
              <ButtonLink to={catalogue} minH={touchHeight}>
                Escolher uma consulta
              </ButtonLink>
            )
          )
        }
      />
    </Panel>
  )
}

const readName = ({ name, hiddenValue, kindTitle }: Candidate) => name ?? `${kindTitle} ${hiddenValue}`
