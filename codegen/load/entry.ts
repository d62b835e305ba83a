// All that runs outside of Vite's own loader asks of codegen.
export { main } from '../cli/main.ts'
export { runAndWrite } from '../run.ts'
