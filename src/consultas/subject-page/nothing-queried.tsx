import { Button } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { LuSearch } from 'react-icons/lu'
import { kindTitles } from '@/session/session-texts.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { Section } from './section.ts'

type NothingQueriedProps = {
  sections: readonly Section[]
  kind: LeadKind
  onSelect: (section: Section) => void
}

/** Shown before the first query. Offers the first consulta. */
export function NothingQueried({ sections: [first], kind, onSelect }: NothingQueriedProps) {
  return (
    <Panel>
      <EmptyState
        icon={<LuSearch />}
        title={`Nada foi consultado sobre este ${kindTitles[kind]}`}
        detail={
          first
            ? 'Escolha uma consulta da lista. As respostas ficam juntas nesta página.'
            : 'Sua conta não tem acesso a nenhuma consulta que aceite este valor.'
        }
        action={
          first && (
            <Button minH={touchHeight} onClick={() => onSelect(first)}>
              <LuSearch aria-hidden="true" /> {first.title}
            </Button>
          )
        }
      />
    </Panel>
  )
}
