<?php

// Runs the published merchant and kills it, without a chance to clean up, at the step that DIE_AT names: before or after a line of the
// journal is written, in its middle, before or after a request. In: PAYMENT as JSON. Out: the settled line.

declare(strict_types=1);

require_once getenv('CLIENTS') . '/php/Payments.php';

const JOURNAL = 'payments.jsonl';

function at(string $step, ?Closure $before = null): void
{
    if ($step !== getenv('DIE_AT')) {
        return;
    }
    if ($before !== null) {
        $before();
    }
    posix_kill(getmypid(), SIGKILL);
}

final class MortalJournal extends Journal
{
    public function append(array $line): void
    {
        $text = json_encode($line);
        $half = substr($text, 0, intdiv(strlen($text), 2));
        at("before {$line['step']}");
        at("within {$line['step']}", static fn () => file_put_contents(JOURNAL, $half, FILE_APPEND));
        parent::append($line);
        at("after {$line['step']}");
    }
}

$client = GatewayClient::fromEnvironment();
$call = static function (string $path, array $body, ?string $key) use ($client): array {
    $name = basename($path);
    at("before $name");
    try {
        return $client->call($path, $body, $key);
    } finally {
        at("after $name");
    }
};
['id' => $id, 'path' => $path, 'request' => $request] = json_decode(getenv('PAYMENT'), true);
$journal = MortalJournal::open(JOURNAL);
echo json_encode((new Payments($journal, $call, array_fill(0, 200, 0.05)))->pay($id, $path, $request));
$journal->close();
