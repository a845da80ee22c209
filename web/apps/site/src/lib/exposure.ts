// Who was shown an experiment, and who went on: once for each browser, so that a share of people comes out and not of visits.
import { type ExperimentName, type Experiments, presentExperiments } from './experiments'
import { count } from './first-party'

const KEY = 'experiments-v4-told'

type Step = 'exposure' | 'conversion'
type Told = Partial<Record<Step, string[]>>

function keptTold(): Told {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Told
  } catch {
    return {}
  }
}

const sidesOf = (record: Experiments, names: readonly ExperimentName[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

/** Counts the experiments of this list that this browser has not been counted for yet. */
export function countStep(step: Step, names: readonly ExperimentName[], place: string) {
  try {
    const record = presentExperiments()
    if (!record) return
    const told = keptTold()
    const fresh = names.filter((name) => !told[step]?.includes(name))
    if (fresh.length === 0) return
    localStorage.setItem(KEY, JSON.stringify({ ...told, [step]: [...(told[step] ?? []), ...fresh] }))
    count(step, place, sidesOf(record, fresh))
  } catch {
    // A browser that keeps nothing would be counted with every visit, so it is not counted at all.
  }
}
