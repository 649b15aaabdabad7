<?php
// Runs every sample named in the arguments in one process; tells the recorder which one comes.
$log = __DIR__ . '/errors.log';
ini_set('error_log', $log);
foreach (array_slice($argv, 1) as $name) {
    file_get_contents(getenv('RECORDER_URL') . "/$name");
    echo "== $name\n";
    try {
        (static function () use ($name): void {
            // `require` would load the client file a second time under the sample's own relative path.
            $source = preg_replace('/^require /m', 'require_once __DIR__ . "/" . ', file_get_contents(__DIR__ . "/$name.php"));
            file_put_contents(__DIR__ . "/once-$name.php", $source);
            require __DIR__ . "/once-$name.php";
        })();
    } catch (Throwable $error) {
        echo $error, "\n";
    }
    if (is_file($log)) {
        echo file_get_contents($log);
        unlink($log);
    }
}
