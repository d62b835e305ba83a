import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRelativeLink } from '../../parts/use-relative-link.ts'
import { MissingProject } from './missing-project.tsx'
import { portfolio } from './store.ts'
import { ProjectView } from './view/project-view.tsx'

/** The project named in the URL. */
export default function ProjectPage() {
  const { id } = useParams()
  const { projects } = useSnapshot(portfolio)
  const project = projects.find((project) => project.id === id)
  const listPath = useRelativeLink()('..')
  return project ? (
    <ProjectView key={project.id} project={project} listPath={listPath} isListInTrail />
  ) : (
    <MissingProject title="Este projeto não existe ou foi removido." listPath={listPath} />
  )
}
