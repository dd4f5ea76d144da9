/** Runs each task on the next free worker. */
export async function spread<W, T>(
  workers: readonly W[],
  tasks: readonly T[],
  work: (worker: W, task: T) => Promise<void>,
): Promise<void> {
  const queue = [...tasks]
  const serve = async (worker: W) => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await work(worker, task)
  }
  await Promise.all(workers.map(serve))
}
