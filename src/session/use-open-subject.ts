import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { openSubject } from '@/state/subjects.ts'

/** Opens the page of a subject. Its path has only a random id. */
export function useOpenSubject(): (kind: LeadKind, value: string) => void {
  const navigate = useNavigateTo()
  return (kind, value) => navigate(`/assunto/${openSubject(kind, value)}`)
}
