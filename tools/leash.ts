// Loaded first into a child process: when the one that started it dies without a word, the child drains and ends too.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
