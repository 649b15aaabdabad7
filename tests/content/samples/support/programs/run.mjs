// Runs every sample named in the arguments in one process; tells the recorder which one comes.
console.error = console.log;
for (const name of process.argv.slice(2)) {
  await (await fetch(`${process.env.RECORDER_URL}/${name}`)).text();
  console.log(`== ${name}`);
  await import(`./${name}.mjs`).catch((error) => console.log(error));
}
