// Loaded first into a child process: if its parent dies silently, the child drains and exits too.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
